export const USAGE = `klarnotam decode [--language xx[,yy]] [--now ISO] [--units aviation] [--json | --jsonl] [FILE]

Reads NOTAMs, METARs and TAFs from FILE or standard input and prints them in plain language.

  --language xx  the language of the words (default: no); with --jsonl, a list
  --now ISO      the moment from which PERM is expanded and the day of a report without
                 month is dated (default: the clock)
  --units aviation  weather in knots, miles and feet (default: metric)
  --json         the facts as one JSON object: {"notams": [], "reports": []}
  --jsonl        reads lines {"text": …} and prints one such object for each
`;

/** A command line that cannot be carried out; the message says why. */
export class UsageError extends Error {}
