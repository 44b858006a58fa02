import type { IcaoLetter, IcaoNotice } from './composed-icao.ts';
import type { NoticePeriod } from './plan-notices.ts';
import { wrapLines } from './wrap-lines.ts';

/** Characters of an AFTN message (ICAO Annex 10, volume II). */
export const MAX_MESSAGE_CHARACTERS = 1_800;

/** `(NOTAMR A1234/26` without the bracket and the number of its own, which the office gives. */
export type NoticeHeader = 'NOTAMN' | `NOTAMR ${string}` | `NOTAMC ${string}`;

const tenDigits = (instant: string): string => instant.slice(2, 16).replace(/[-T:]/g, '');

/** Items of one notice without their letters; item E as its sentences. */
export interface NoticeItems {
  readonly qualifier: string;
  readonly firs: readonly string[];
  readonly locations: readonly string[];
  readonly period: NoticePeriod;
  readonly sentences: readonly string[];
  readonly lower: string | null;
  readonly upper: string | null;
  /** Item C; a cancellation has none. */
  readonly hasEnd: boolean;
}

const ORDER: readonly IcaoLetter[] = ['Q', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** The notice as it is mailed: each item on a line of its own, in the order of ICAO Annex 15, lines of 69 characters. */
export function writeNotice(header: NoticeHeader, notice: NoticeItems): IcaoNotice {
  const { period } = notice;
  const items: Record<IcaoLetter, string | null> = {
    Q: notice.qualifier,
    A: notice.locations.join(' '),
    B: tenDigits(period.windows[0]?.from ?? ''),
    C: notice.hasEnd ? tenDigits(period.windows.at(-1)?.to ?? '') : null,
    D: period.schedule === null ? null : wrapLines(period.schedule, 3),
    E: notice.sentences
      .filter((each) => each !== '')
      .map((each, index) => wrapLines(each, index === 0 ? 3 : 0))
      .join('\n'),
    F: notice.lower,
    G: notice.upper,
  };
  const lines = ORDER.flatMap((letter) => (items[letter] === null ? [] : [`${letter}) ${items[letter]}`]));
  return { text: [header, ...lines].join('\n'), items, windows: period.windows, firs: notice.firs };
}
