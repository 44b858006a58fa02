import type { IcaoLetter } from '../composed-icao.ts';
import { MAX_LINE_CHARACTERS } from '../wrap-lines.ts';
import { MAX_MESSAGE_CHARACTERS } from '../write-notice.ts';
import type { CutRequest } from './cut-request.ts';
import type { LintCode, LintFinding } from './finding.ts';

const NEEDED: Readonly<Partial<Record<IcaoLetter, LintCode>>> = {
  Q: 'missingQualifier',
  A: 'missingLocation',
  B: 'missingBegin',
  C: 'missingEnd',
  E: 'missingText',
  F: 'missingLower',
  G: 'missingUpper',
};
const NOT_IN_CANCELLATION: readonly IcaoLetter[] = ['C', 'D', 'F', 'G'];
const ORDER = 'QABCDEFG';

/** Capitals, figures and signs of ITA2; small letters are told apart. */
const UNWRITABLE = /[^A-Za-z0-9 \-?:().,'=/+\r\n]/u;
const SMALL = /[a-z]+/;
const SIGNAL = /NNNN|ZCZC/;

function first(code: LintCode, pattern: RegExp, text: string): LintFinding[] {
  const found = pattern.exec(text);
  return found === null ? [] : [{ code, item: null, found: found[0] }];
}

/** The message: its lines, its characters. */
export function lintMessage(text: string): LintFinding[] {
  const long = text.split(/\r?\n/).find((line) => line.length > MAX_LINE_CHARACTERS);
  return [
    ...(long === undefined ? [] : [{ code: 'lineTooLong', item: null, found: long } as const]),
    ...(text.length > MAX_MESSAGE_CHARACTERS
      ? [{ code: 'messageTooLong', item: null, found: String(text.length) } as const]
      : []),
    ...first('smallLetters', SMALL, text),
    ...first('unwritableCharacter', UNWRITABLE, text),
    ...first('messageSignal', SIGNAL, text),
  ];
}

export const isCancellation = ({ header }: CutRequest): boolean => /\bNOTAMC\b/.test(header);

/** Which items there are, and in which order. */
export function lintItems(request: CutRequest): LintFinding[] {
  const { items, letters } = request;
  const findings: LintFinding[] = [];
  const cancels = isCancellation(request);
  for (const [letter, code] of Object.entries(NEEDED) as [IcaoLetter, LintCode][])
    if ((items[letter] ?? '') === '' && !(cancels && NOT_IN_CANCELLATION.includes(letter)))
      findings.push({ code, item: letter, found: '' });
  if (cancels)
    for (const letter of NOT_IN_CANCELLATION)
      if (items[letter] !== undefined)
        findings.push({ code: 'itemsInCancellation', item: letter, found: items[letter] });
  letters.forEach((letter, index) => {
    if (letters.indexOf(letter) < index) findings.push({ code: 'itemTwice', item: letter, found: letter });
    else if (index > 0 && ORDER.indexOf(letter) < ORDER.indexOf(letters[index - 1] ?? 'Q'))
      findings.push({ code: 'itemOutOfOrder', item: letter, found: letter });
  });
  return findings;
}
