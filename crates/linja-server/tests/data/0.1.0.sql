PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'games','2026-11-16 02:54:40',1,X'0614ff5dfb42b75343218bd98bf59db40bc17a28bfd8c478e19e217695f7aa4d752b6fe1a72bcdaabeef8669dc5e7fe6',3535443);
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    terms TEXT NOT NULL,
    offers TEXT NOT NULL,
    black TEXT,
    red TEXT,
    invite TEXT,
    watch TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    wake BIGINT
);
INSERT INTO games VALUES('6c37a988d713ca43',16,'{"rules":"zen","players":{"black":{"who":"person"},"red":{"who":"person"}},"clock":{"kind":"game","seconds":300,"increment":2},"start":"6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b"}','{"takeback":"red","rematch":null}','1b0ebdbe9f08f05b46e3993e2642f9a4bea9ed73552ad54470abce2090acaa00','2d4c8cce4ca970a4a8f7a762ba2e7778df115c1447d2cb6353d39c100386a57b','154d03140dfdd065ccb46e94ca0a9405845ee43f30fa86e454488d2c0235044c','13dbfa536099f393e52681f38de707da18ae4ff03a580733553b308e37531aaa',1794797680655,1794797681227,1794797981165);
INSERT INTO games VALUES('76b02c081a93149c',5,'{"rules":"revised+mean","players":{"black":{"who":"person"},"red":{"who":"person"}},"clock":{"kind":"none"},"start":"0,0,0,1,2,3,3,3/3,3,3,2,0,1,0,0 r"}','{"takeback":null,"rematch":"red"}','1b0ebdbe9f08f05b46e3993e2642f9a4bea9ed73552ad54470abce2090acaa00','2d4c8cce4ca970a4a8f7a762ba2e7778df115c1447d2cb6353d39c100386a57b','1b02cbd3b31d7d1908ab65e111831c7d8c15da2fa8f62f2f01ee5185d3a8b56c','fe398754cd97566cb64b4682e810d2f58a5d1c8de6ce417edce4412f35dc36bd',1794797681235,1794797681406,NULL);
INSERT INTO games VALUES('0e3c068b91bb73e6',6,'{"rules":"classic","players":{"black":{"who":"person"},"red":{"who":"computer","level":3}},"clock":{"kind":"turn","days":3},"start":"6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 r"}','{"takeback":null,"rematch":null}','1b0ebdbe9f08f05b46e3993e2642f9a4bea9ed73552ad54470abce2090acaa00',NULL,NULL,'a994e22a7bd4bc0a2db34f2e40ec202aa35562b3f6ce96d6db68abe4a21e77d5',1794797681410,1794797681894,1795056881886);
INSERT INTO games VALUES('917ab0fd4bdd1933',1,'{"rules":"revised","players":{"black":{"who":"person"},"red":{"who":"person"}},"clock":{"kind":"none"},"start":"6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 r"}','{"takeback":null,"rematch":null}',NULL,'1b0ebdbe9f08f05b46e3993e2642f9a4bea9ed73552ad54470abce2090acaa00','5bb1b89ebe592c5595173a754c708d660e6b1a45d1e5bd3210d5d4f592c17bec','52e21979345932ef59589374fd16ae5a0484f6f41294b5ead9a6408d00bae8ef',1794797681974,1794797682020,NULL);
INSERT INTO games VALUES('639d0e701d27576f',3,'{"rules":"zen+mean","players":{"black":{"who":"person"},"red":{"who":"person"}},"clock":{"kind":"game","seconds":1,"increment":0},"start":"6,1,1,1,1,1,1,0/0,1,1,1,1,1,1,6 b"}','{"takeback":null,"rematch":null}','1b0ebdbe9f08f05b46e3993e2642f9a4bea9ed73552ad54470abce2090acaa00','1b0ebdbe9f08f05b46e3993e2642f9a4bea9ed73552ad54470abce2090acaa00',NULL,'29ead953cb16b35f041aab3b71c4b189c9d71fe6eb591b9c315a3ce82f0a8758',1794797682026,1794797683219,NULL);
CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (game, number)
);
INSERT INTO entries VALUES('6c37a988d713ca43',1,'{"number":1,"at":1794797680730,"left":{"black":300000,"red":300000},"event":"turn","turn":"1-2,6-8,7-6"}');
INSERT INTO entries VALUES('6c37a988d713ca43',2,'{"number":2,"at":1794797680772,"left":{"black":300000,"red":300000},"event":"turn","turn":"4-3,8-6"}');
INSERT INTO entries VALUES('6c37a988d713ca43',3,'{"number":3,"at":1794797680819,"left":{"black":301953,"red":300000},"event":"turn","turn":"1-2,5-8,3-4"}');
INSERT INTO entries VALUES('6c37a988d713ca43',4,'{"number":4,"at":1794797680910,"left":{"black":301953,"red":301909},"event":"turn","turn":"6-5,2-1,6-5"}');
INSERT INTO entries VALUES('6c37a988d713ca43',5,'{"number":5,"at":1794797680918,"left":{"black":301945,"red":301909},"event":"taken_back","turns":1}');
INSERT INTO entries VALUES('6c37a988d713ca43',6,'{"number":6,"at":1794797680963,"left":{"black":301945,"red":303864},"event":"turn","turn":"8-7,2-1,3-4"}');
INSERT INTO entries VALUES('6c37a988d713ca43',7,'{"number":7,"at":1794797681005,"left":{"black":303903,"red":303864},"event":"turn","turn":"4-5,5-6"}');
INSERT INTO entries VALUES('6c37a988d713ca43',8,'{"number":8,"at":1794797681010,"left":{"black":303903,"red":303859},"event":"resigned","side":"red"}');
INSERT INTO entries VALUES('6c37a988d713ca43',9,'{"number":9,"at":1794797681019,"left":{"black":300000,"red":300000},"event":"next_game","first":"red"}');
INSERT INTO entries VALUES('6c37a988d713ca43',10,'{"number":10,"at":1794797681105,"left":{"black":300000,"red":300000},"event":"turn","turn":"2-1"}');
INSERT INTO entries VALUES('6c37a988d713ca43',11,'{"number":11,"at":1794797681138,"left":{"black":300000,"red":300000},"event":"turn","turn":"4-5,3-5"}');
INSERT INTO entries VALUES('6c37a988d713ca43',12,'{"number":12,"at":1794797681165,"left":{"black":300000,"red":301973},"event":"turn","turn":"3-2,8-7"}');
INSERT INTO entries VALUES('76b02c081a93149c',1,'{"number":1,"at":1794797681288,"event":"turn","turn":"3-2,4-1,3-4"}');
INSERT INTO entries VALUES('76b02c081a93149c',2,'{"number":2,"at":1794797681318,"event":"turn","turn":"5-6,4-8,x6-5"}');
INSERT INTO entries VALUES('76b02c081a93149c',3,'{"number":3,"at":1794797681377,"event":"turn","turn":"5-4,3-1,1-2"}');
INSERT INTO entries VALUES('0e3c068b91bb73e6',1,'{"number":1,"at":1794797681509,"left":{"black":259200000,"red":259200000},"event":"turn","turn":"5-4,3-1"}');
INSERT INTO entries VALUES('0e3c068b91bb73e6',2,'{"number":2,"at":1794797681597,"left":{"black":259200000,"red":259200000},"event":"turn","turn":"6-7,5-7"}');
INSERT INTO entries VALUES('0e3c068b91bb73e6',3,'{"number":3,"at":1794797681700,"left":{"black":259200000,"red":259200000},"event":"turn","turn":"4-3,4-3"}');
INSERT INTO entries VALUES('0e3c068b91bb73e6',4,'{"number":4,"at":1794797681708,"left":{"black":259199992,"red":259200000},"event":"taken_back","turns":2}');
INSERT INTO entries VALUES('0e3c068b91bb73e6',5,'{"number":5,"at":1794797681747,"left":{"black":259199992,"red":259200000},"event":"turn","turn":"1-2,4-6"}');
INSERT INTO entries VALUES('0e3c068b91bb73e6',6,'{"number":6,"at":1794797681894,"left":{"black":259199992,"red":259200000},"event":"turn","turn":"8-7,7-5"}');
INSERT INTO entries VALUES('917ab0fd4bdd1933',1,'{"number":1,"at":1794797682020,"event":"turn","turn":"6-5,3-1,1-2"}');
INSERT INTO entries VALUES('639d0e701d27576f',1,'{"number":1,"at":1794797682071,"left":{"black":1000,"red":1000},"event":"turn","turn":"4-5,6-8,x7-6"}');
INSERT INTO entries VALUES('639d0e701d27576f',2,'{"number":2,"at":1794797682101,"left":{"black":1000,"red":1000},"event":"turn","turn":"8-7"}');
INSERT INTO entries VALUES('639d0e701d27576f',3,'{"number":3,"at":1794797683219,"left":{"black":0,"red":1000},"event":"timed_out","side":"black"}');
CREATE TABLE outages (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
CREATE TABLE alive (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
INSERT INTO alive VALUES(1,1794797680621);
CREATE INDEX games_wake ON games (wake) WHERE wake IS NOT NULL;
COMMIT;
