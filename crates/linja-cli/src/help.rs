//! The help of every command, in the words of a language.
//!
//! The doc comments of the options are for programmers; what `--help` shows stands here, by the
//! names of commands and arguments. A command or argument without words fails a test.

use clap::{Arg, ArgAction, Command, CommandFactory};
use linja_words::{Text, Words, say, text};

use crate::{Cli, Failure};

/// Puts the words of a language into a command and all that belongs to it.
pub(crate) fn told(command: Command, words: Words) -> Command {
    // Flags and texts of clap's own would be English.
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).global(true);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_value_name(say!(words, "value-command"))
        .args([help, version])
        .mut_subcommands(|subcommand| with_words(subcommand, words));
    let mut command = with_words(command, words);
    // How a command is called is known once it has been built.
    command.build();
    with_template(command.mut_subcommands(|subcommand| with_template(subcommand, words)), words)
}

/// `linja help`: the help of a command, or of `linja` itself.
pub(crate) fn print(name: Option<&str>, words: Words) -> Result<(), Failure> {
    let mut linja = told(Cli::command(), words);
    let asked = match name {
        Some(name) => linja.find_subcommand_mut(name),
        None => Some(&mut linja),
    };
    match asked {
        Some(command) => Ok(command.print_help()?),
        None => {
            let wrong = text!("usage-unknown-command", command = name.unwrap_or_default());
            let usage = usage(&mut linja, words);
            Err(Failure::Usage(text!("usage-usage", wrong = wrong, usage = usage)))
        }
    }
}

/// How a command is called, after it has been built.
pub(crate) fn usage(command: &mut Command, words: Words) -> String {
    let usage = command.render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    usage.replace("[OPTIONS]", &say!(words, "help-any-option"))
}

fn with_words(command: Command, words: Words) -> Command {
    let name = command.get_name().to_owned();
    let command = command.mut_args(|arg| match arg.get_action().takes_values() {
        true => with_words_for_value(with_help(arg, &name, words), words),
        false => with_help(arg, &name, words),
    });
    match about(&name) {
        Some(about) => command.about(words.say(about)),
        None => command,
    }
}

fn with_help(arg: Arg, command: &str, words: Words) -> Arg {
    let help = argument(command, arg.get_id().as_str());
    let mut help: Vec<_> = help.map(|help| words.say(help)).into_iter().collect();
    for value in arg.get_default_values() {
        let value = value.to_string_lossy();
        let value = if value.contains(' ') { format!("{value:?}") } else { value.into_owned() };
        help.push(say!(words, "help-default", value = value));
    }
    if let Some(variable) = arg.get_env() {
        let variable = variable.to_string_lossy().into_owned();
        help.push(say!(words, "help-environment", variable = variable));
    }
    // What clap would say of the variable stands in the help already.
    arg.help(help.join(" ")).hide_env(true)
}

fn with_words_for_value(arg: Arg, words: Words) -> Arg {
    let name = match arg.get_value_names() {
        Some([name]) => value_name(name),
        _ => None,
    };
    // What clap would say of the default and of other values stands in the help already.
    let arg = arg.hide_default_value(true).hide_possible_values(true);
    // A number below zero is a value too, and its error says what would be right.
    let is_option = !arg.is_positional();
    let arg = if is_option { arg.allow_negative_numbers(true) } else { arg };
    match name {
        Some(name) => arg.value_name(words.say(name)),
        None => arg,
    }
}

fn with_template(mut command: Command, words: Words) -> Command {
    let usage = usage(&mut command, words);
    let style = *command.get_styles().get_header();
    let heading = |heading: Text| format!("{style}{}{style:#}", words.say(heading));
    let mut template = format!("{{about}}\n\n{} {usage}\n", heading(text!("help-usage")));
    if command.has_subcommands() {
        template += &format!("\n{}\n{{subcommands}}\n", heading(text!("help-commands")));
    }
    if command.get_positionals().next().is_some() {
        template += &format!("\n{}\n{{positionals}}\n", heading(text!("help-arguments")));
    }
    template += &format!("\n{}\n{{options}}", heading(text!("help-options")));
    let examples: Vec<String> =
        examples(command.get_name()).iter().map(|example| format!("  {example}\n")).collect();
    if !examples.is_empty() {
        template += &format!("\n\n{}\n{}", heading(text!("help-examples")), examples.concat());
    }
    command.help_template(template.trim_end().to_owned())
}

/// The examples as a section of a manual page.
pub(crate) fn examples_of_manual(command: &Command, words: Words) -> String {
    let examples = examples(command.get_name());
    if examples.is_empty() {
        return String::new();
    }
    let heading = say!(words, "help-examples").to_uppercase();
    let heading = heading.trim_end_matches(|c: char| c == ':' || c.is_whitespace());
    // A bare hyphen or tilde may be printed as another sign, which no shell takes.
    let lines = examples.join("\n").replace('-', r"\-").replace('~', r"\(ti");
    format!(".SH {heading}\n.nf\n{lines}\n.fi\n")
}

/// How a command may be called: the same in every language.
fn examples(command: &str) -> &'static [&'static str] {
    match command {
        "linja" => &["linja", "linja play --level 4 --rules classic", "linja help match"],
        "play" => &["linja play --level adapt", "linja play --friend", "linja play game.linja"],
        "serve" => &["linja serve", "linja serve --bind 0.0.0.0:8080 --data games"],
        "perft" => &["linja perft 3 --rules classic", "linja perft 2 game.linja --after 10 --json"],
        "turns" => &["linja turns", "linja turns game.linja --after 3"],
        "show" => &["linja show game.linja", "linja show game.linja --after 7 --png board.png"],
        "solve" => &["linja solve --rules zen", "linja solve --rules all --out tables"],
        "verify" => &["linja verify tables/zen.table", "linja verify --rules classic"],
        "eval" => &["linja eval game.linja --after 12", "linja eval --batch < positions.txt"],
        "review" => &["linja review game.linja", "linja review game.linja --svg game.svg"],
        "puzzle" => &["linja puzzle --daily", "linja puzzle --rules zen+mean --seed 7 --solution"],
        "export" => &[
            "linja export positions.parquet --count 1000000 --stratified",
            "linja export all.parquet --rules classic --all --data tables",
            "linja export few.csv --count 1000 --seed 7",
        ],
        "games" => &[
            "linja games *.linja > all.linja",
            "linja games all.linja --player Ada --stats",
            "linja games all.linja --positions | linja eval --batch",
        ],
        "bench" => &["linja bench", "linja bench --json"],
        "match" => &[
            "linja match level:5 level:4 --games 200",
            "linja match perfect level:9 search:100ms --games 20 --judge --records games",
            "linja match search \"ugi:linja ugi\" --tc 10+0.1 --sprt 0,20",
        ],
        "ugi" => &["linja ugi", "linja ugi --data tables"],
        "bot" => &["linja bot --server https://example.org --engine \"linja ugi\""],
        "rules" => &["linja rules --rules classic", "linja rules --changes"],
        "report" => &["linja report --data tables docs"],
        "completions" => {
            &["linja completions bash > ~/.local/share/bash-completion/completions/linja"]
        }
        "man" => &["linja man ~/.local/share/man/man1"],
        "help" => &["linja help eval"],
        _ => &[],
    }
}

/// What a command does.
fn about(command: &str) -> Option<Text> {
    Some(match command {
        "linja" => text!("help-linja"),
        "play" => text!("help-play"),
        "serve" => text!("help-serve"),
        "perft" => text!("help-perft"),
        "turns" => text!("help-turns"),
        "show" => text!("help-show"),
        "solve" => text!("help-solve"),
        "verify" => text!("help-verify"),
        "eval" => text!("help-eval"),
        "review" => text!("help-review"),
        "puzzle" => text!("help-puzzle"),
        "export" => text!("help-export"),
        "games" => text!("help-games"),
        "bench" => text!("help-bench"),
        "match" => text!("help-match"),
        "ugi" => text!("help-ugi"),
        "bot" => text!("help-bot"),
        "rules" => text!("help-rules"),
        "report" => text!("help-report"),
        "completions" => text!("help-completions"),
        "man" => text!("help-man"),
        "help" => text!("help-help"),
        _ => return None,
    })
}

/// What an argument of a command is for; many commands share the same.
fn argument(command: &str, id: &str) -> Option<Text> {
    Some(match (command, id) {
        (_, "help") => text!("help-help-flag"),
        (_, "version") => text!("help-version"),
        (_, "lang") => text!("help-lang"),
        ("help", "command") => text!("help-help-command"),
        ("solve", "rules") => text!("help-solve-rules"),
        ("verify", "rules") => text!("help-verify-rules"),
        ("bot", "rules") => text!("help-bot-rules"),
        ("games", "rules") => text!("help-games-rules"),
        ("games", "position") => text!("help-games-position"),
        ("games", "records") => text!("help-games-records"),
        ("games", "player") => text!("help-games-player"),
        ("games", "over") => text!("help-games-over"),
        ("games", "unique") => text!("help-games-unique"),
        ("games", "count") => text!("help-games-count"),
        ("games", "positions") => text!("help-games-positions"),
        ("games", "stats") => text!("help-games-stats"),
        ("games", "json") => text!("help-games-json"),
        (_, "rules") => text!("help-rule-set"),
        (_, "position") => text!("help-position"),
        ("play", "record") => text!("help-play-record"),
        ("play", "level") => text!("help-play-level"),
        ("play", "friend") => text!("help-play-friend"),
        ("play", "side") => text!("help-play-side"),
        ("play", "seed") => text!("help-play-seed"),
        ("play", "plain") => text!("help-play-plain"),
        ("play", "ascii") => text!("help-play-ascii"),
        ("play", "fast") => text!("help-play-fast"),
        ("play", "data") => text!("help-play-data"),
        ("play", "server") => text!("help-play-server"),
        ("play", "name") => text!("help-play-name"),
        ("serve", "bind") => text!("help-serve-bind"),
        ("serve", "database") => text!("help-serve-database"),
        ("serve", "data") => text!("help-serve-data"),
        ("serve", "oracle") => text!("help-serve-oracle"),
        ("serve", "origins") => text!("help-serve-origin"),
        ("serve", "behind_proxy") => text!("help-serve-behind-proxy"),
        ("serve", "limit_requests") => text!("help-serve-limit-requests"),
        ("serve", "limit_games") => text!("help-serve-limit-games"),
        ("serve", "limit_connections") => text!("help-serve-limit-connections"),
        ("serve", "limit_sockets") => text!("help-serve-limit-sockets"),
        ("serve", "limit_messages") => text!("help-serve-limit-messages"),
        ("serve", "pause") => text!("help-serve-pause"),
        ("serve", "push") => text!("help-serve-push"),
        ("serve", "keep_days") => text!("help-serve-keep-days"),
        ("serve", "log") => text!("help-serve-log"),
        ("serve", "log_json") => text!("help-serve-log-json"),
        ("serve", "ready") => text!("help-serve-ready"),
        ("perft", "depth") => text!("help-perft-depth"),
        ("perft" | "turns" | "show" | "eval", "record") => text!("help-record"),
        (_, "after") => text!("help-after"),
        ("show", "json") => text!("help-show-json"),
        ("show", "svg") => text!("help-show-svg"),
        ("show", "png") => text!("help-show-png"),
        ("show", "animate") => text!("help-show-animate"),
        ("solve", "out") => text!("help-solve-out"),
        ("solve", "parts") => text!("help-solve-parts"),
        ("solve", "distance") => text!("help-solve-distance"),
        ("verify", "distance") => text!("help-verify-distance"),
        ("eval" | "export", "distance") => text!("help-eval-distance"),
        ("solve", "json") => text!("help-json-lines"),
        ("verify", "file") => text!("help-verify-file"),
        ("eval", "batch") => text!("help-eval-batch"),
        ("review", "record") => text!("help-review-record"),
        ("review", "svg") => text!("help-review-svg"),
        ("puzzle", "seed") => text!("help-puzzle-seed"),
        ("puzzle", "daily") => text!("help-puzzle-daily"),
        ("puzzle", "date") => text!("help-puzzle-date"),
        ("puzzle", "solution") => text!("help-puzzle-solution"),
        ("puzzle", "json") => text!("help-puzzle-json"),
        ("export", "file") => text!("help-export-file"),
        ("export", "count") => text!("help-export-count"),
        ("export", "seed") => text!("help-export-seed"),
        ("export", "stratified") => text!("help-export-stratified"),
        ("export", "all") => text!("help-export-all"),
        ("match", "players") => text!("help-match-players"),
        ("match", "gauntlet") => text!("help-match-gauntlet"),
        ("match", "games") => text!("help-match-games"),
        ("match", "seed") => text!("help-match-seed"),
        ("match", "threads") => text!("help-match-threads"),
        ("match", "turn_seconds") => text!("help-match-turn-seconds"),
        ("match", "tc") => text!("help-match-tc"),
        ("match", "sprt") => text!("help-match-sprt"),
        ("match", "openings") => text!("help-match-openings"),
        ("match", "judge") => text!("help-match-judge"),
        ("match", "records") => text!("help-match-records"),
        ("rules", "changes") => text!("help-rules-changes"),
        ("ugi", "data") => text!("help-ugi-data"),
        ("bot", "server") => text!("help-bot-server"),
        ("bot", "engine") => text!("help-bot-engine"),
        ("bot", "name") => text!("help-bot-name"),
        ("bot", "time") => text!("help-bot-time"),
        ("bot", "turn_seconds") => text!("help-bot-turn-seconds"),
        ("bot", "tables") => text!("help-bot-tables"),
        ("bot", "join") => text!("help-bot-join"),
        ("report", "data") => text!("help-report-data"),
        ("report", "strategy") => text!("help-report-strategy"),
        ("report", "distance") => text!("help-report-distance"),
        ("completions", "shell") => text!("help-completions-shell"),
        ("man" | "report", "out") => text!("help-report-out"),
        ("perft" | "turns" | "eval" | "review" | "bench" | "match", "json") => text!("help-json"),
        ("eval" | "review" | "puzzle" | "export" | "match", "data") => text!("help-data"),
        _ => return None,
    })
}

/// What stands for a value; a single letter is the same in every language.
fn value_name(name: &str) -> Option<Text> {
    Some(match name {
        "ADDRESS" => text!("value-address"),
        "COMMAND" => text!("value-command"),
        "DATE" => text!("value-date"),
        "DAYS" => text!("value-days"),
        "DEPTH" => text!("value-depth"),
        "DIR" => text!("value-folder"),
        "FILE" => text!("value-file"),
        "LANGUAGE" => text!("value-language"),
        "LEVEL" => text!("value-log-level"),
        "LIST|all|none" => text!("value-rule-sets"),
        "MILLISECONDS" => text!("value-milliseconds"),
        "NAME" => text!("value-name"),
        "ORIGIN" => text!("value-origin"),
        "OUT" => text!("value-out"),
        "POSITION" => text!("value-position"),
        "on|local|off" => text!("value-push"),
        "RECORD" => text!("value-record"),
        "RULESET" => text!("value-rule-set"),
        "RULESET|all" => text!("value-rule-set-or-all"),
        "SECONDS" => text!("value-seconds"),
        "PLAYER" => text!("value-player"),
        "LOW,HIGH" => text!("value-low-high"),
        "SECONDS+INCREMENT" => text!("value-clock"),
        "SHELL" => text!("value-shell"),
        "SIDE" => text!("value-side"),
        "URL" => text!("value-url"),
        _ => return None,
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use std::path::Path;

    use clap::error::ErrorKind;
    use linja_words::Language;

    use super::*;

    fn commands(words: Words) -> Vec<Command> {
        let command = told(Cli::command(), words);
        let subcommands: Vec<_> = command.get_subcommands().cloned().collect();
        [vec![command], subcommands].concat()
    }

    #[test]
    fn every_command_and_argument_has_words() {
        for command in commands(Words::new(Language::English)) {
            let name = command.get_name();
            assert!(about(name).is_some(), "`linja {name}` has no words in help.rs");
            for arg in command.get_arguments() {
                let id = arg.get_id().as_str();
                assert!(argument(name, id).is_some(), "`{id}` of `linja {name}` has no words");
                for value in arg.get_value_names().into_iter().flatten() {
                    let is_known = value.len() == 1 || value_name(value).is_some();
                    assert!(!arg.get_action().takes_values() || is_known, "{value} has no words");
                }
            }
        }
    }

    #[test]
    fn every_command_has_examples_and_takes_them() {
        let linja = told(Cli::command(), Words::new(Language::English));
        for command in commands(Words::new(Language::English)) {
            let name = command.get_name();
            assert!(!examples(name).is_empty(), "{name}");
            // What a shell does with the output and the input is none of its business.
            for line in examples(name).iter().flat_map(|line| line.split(" | ")) {
                let line = line.split(['<', '>']).next().unwrap();
                let taken = linja.clone().try_get_matches_from(words_of(line));
                assert!(taken.is_ok(), "{line}: {:?}", taken.err());
            }
        }
    }

    /// Then the error says what would be right.
    #[test]
    fn a_negative_number_is_taken_for_the_value_of_an_option() {
        let linja = told(Cli::command(), Words::new(Language::English));
        for command in linja.get_subcommands() {
            let arguments = command.get_arguments().filter(|arg| arg.get_action().takes_values());
            for option in arguments.filter_map(|arg| arg.get_long()) {
                let typed = ["linja", command.get_name(), &format!("--{option}"), "-5"];
                let error = linja.clone().try_get_matches_from(typed).err();
                let kind = error.map(|error| error.kind());
                assert_ne!(kind, Some(ErrorKind::UnknownArgument), "{typed:?}");
            }
        }
    }

    #[test]
    fn every_command_that_the_documents_show_is_taken() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let documents = std::fs::read_dir(root.join("docs")).unwrap();
        let paths = documents.map(|document| document.unwrap().path());
        let linja = told(Cli::command(), Words::new(Language::English));
        let mut shown = 0;
        let readmes = ["README.md", "crates/linja-cli/README.md"].map(|path| root.join(path));
        for path in paths.chain(readmes) {
            if path.extension().is_none_or(|extension| extension != "md") {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for line in text.lines().filter(|line| line.starts_with("linja ")) {
                let taken = linja.clone().try_get_matches_from(words_of(line));
                assert!(taken.is_ok(), "{}: {line}: {:?}", path.display(), taken.err());
                shown += 1;
            }
        }
        assert!(shown > 20, "only {shown} were found");
    }

    #[test]
    fn the_page_of_commands_has_an_example_of_each() {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/commands.md");
        let page = std::fs::read_to_string(page).unwrap();
        for command in Cli::command().get_subcommands() {
            let called = format!("linja {}", command.get_name());
            let is_shown = |line: &str| {
                line.strip_prefix(&called)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
            };
            assert!(page.lines().any(is_shown), "{called}");
        }
    }

    /// What a shell makes of a line with quotation marks and a comment.
    fn words_of(line: &str) -> Vec<String> {
        let command = line.split(" #").next().unwrap_or_default();
        let parts = command.split('"').zip([false, true].into_iter().cycle());
        parts
            .flat_map(|(part, is_quoted)| match is_quoted {
                true => vec![part.to_owned()],
                false => part.split_whitespace().map(str::to_owned).collect(),
            })
            .collect()
    }

    #[test]
    fn every_language_has_help_of_its_own() {
        let english = commands(Words::new(Language::English));
        for language in Language::ALL.into_iter().filter(|&one| one != Language::English) {
            for (mut told, mut english) in
                commands(Words::new(language)).into_iter().zip(english.clone())
            {
                let name = told.get_name().to_owned();
                assert_ne!(told.get_about(), english.get_about(), "{language}: {name}");
                for (told, english) in told.get_arguments().zip(english.get_arguments()) {
                    assert_ne!(told.get_help(), english.get_help(), "{language}: {name} {told}");
                }
                let help = told.render_help().to_string();
                assert_ne!(help, english.render_help().to_string(), "{language}");
                for word in ["Usage:", "[default:", "[env:", "Print "] {
                    assert!(!help.contains(word), "{language}: {word} in\n{help}");
                }
            }
        }
    }
}
