//! Numbers as each language writes them.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

use crate::Language;

/// How a language writes numbers.
struct Style {
    /// Between groups of three digits.
    group: char,
    /// Before the digits after the decimal point.
    decimal: char,
    /// A number is grouped from this many digits on.
    grouped_from: usize,
}

const ENGLISH: Style = Style { group: ',', decimal: '.', grouped_from: 4 };
const GERMAN: Style = Style { group: '.', decimal: ',', grouped_from: 4 };
/// A narrow space that does not break.
const FRENCH: Style = Style { group: '\u{202f}', decimal: ',', grouped_from: 4 };
/// Four digits stay together.
const ITALIAN: Style = Style { group: '.', decimal: ',', grouped_from: 5 };

/// What Fluent asks to write a value: `None` leaves it to Fluent.
pub(crate) type Formatter<M> = fn(&FluentValue<'_>, &M) -> Option<String>;

/// The formatter of a language. Fluent wants a plain function, which cannot hold the language, so
/// there is one for each style.
pub(crate) fn formatter<M>(language: Language) -> Formatter<M> {
    match language {
        Language::English => |value, _| write(value, &ENGLISH),
        Language::German | Language::Dutch => |value, _| write(value, &GERMAN),
        Language::French => |value, _| write(value, &FRENCH),
        Language::Italian | Language::Spanish => |value, _| write(value, &ITALIAN),
    }
}

fn write(value: &FluentValue<'_>, style: &Style) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    Some(write_number(number, style))
}

/// A true minus sign, as wide as a plus.
pub(crate) const MINUS: &str = "−";

fn write_number(number: &FluentNumber, style: &Style) -> String {
    let plain = number.as_string();
    let (sign, plain) = match plain.strip_prefix('-') {
        Some(rest) => (MINUS, rest),
        None => ("", &*plain),
    };
    if number.value.is_infinite() {
        return format!("{sign}∞");
    }
    let (whole, fraction) = plain.split_once('.').unwrap_or((plain, ""));
    let mut text = String::from(sign);
    for (index, digit) in whole.chars().enumerate() {
        let left = whole.len() - index;
        if index > 0 && left % 3 == 0 && whole.len() >= style.grouped_from {
            text.push(style.group);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push(style.decimal);
        text.push_str(fraction);
    }
    text
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // A panic is how a test fails.
mod tests {
    use super::*;

    fn written(language: Language, number: f64) -> Option<String> {
        formatter(language)(&FluentValue::from(number), &())
    }

    #[test]
    fn each_language_groups_digits_its_own_way() {
        let written = |number| Language::ALL.map(|language| written(language, number).unwrap());
        let big = written(1_264_575_044.0);
        assert_eq!(
            big[..3],
            ["1,264,575,044", "1.264.575.044", "1\u{202f}264\u{202f}575\u{202f}044"]
        );
        assert_eq!(big[3..], ["1.264.575.044"; 3]);
        assert_eq!(written(1234.0), ["1,234", "1.234", "1\u{202f}234", "1234", "1234", "1.234"]);
        assert_eq!(written(-0.5), ["−0.5", "−0,5", "−0,5", "−0,5", "−0,5", "−0,5"]);
        assert_eq!(written(-123.0), ["−123"; 6]);
        assert_eq!(written(f64::NEG_INFINITY), ["−∞"; 6]);
    }
}
