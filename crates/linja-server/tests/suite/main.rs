//! The tests of the server, as one program: a server in the same process for each, on both
//! databases.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A panic is how a test fails.

/// Makes a test of each function, for each database.
macro_rules! on_both_databases {
    ($($test:ident),* $(,)?) => {
        mod sqlite {$(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$test(crate::client::database::Database::Sqlite).await;
            }
        )*}

        mod postgres {$(
            #[tokio::test(flavor = "multi_thread")]
            async fn $test() {
                super::$test(crate::client::database::Database::Postgres).await;
            }
        )*}
    };
}

mod backup;
#[path = "../client/mod.rs"]
mod client;
mod database_faults;
mod description;
mod flaky;
mod games;
mod garbage;
mod limits;
mod lobby;
mod migrations;
mod operation;
mod preview;
mod push;
mod removal;
mod retention;
mod socket;
mod sql;
mod timeouts;
mod world;
