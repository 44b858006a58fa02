import type { DecodedNotam } from '@klarnotam/notam';
import { localeSettings as english } from '../../catalogues/en/locale-settings.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { NotamWording } from '../../wording.ts';
import type { Atom, Mention } from '../read/atom.ts';
import type { RangeWords } from '../read/pair-moments.ts';
import { readMentions } from '../read/read-mentions.ts';
import { vocabularyOf } from '../read/vocabulary.ts';
import { daysAsDates, tellsDays } from './held-days.ts';
import { LOCAL_SIGN } from './held-local-times.ts';
import { capitals, monthsApart, quietly } from './telegram-text.ts';

/** A text with what is read in it and what says a range there. */
export interface Reading {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly range: RangeWords;
  /** What stands between two dates or times of which the second is no part of the first. */
  readonly to: string;
}

/** Items D and E and our own words for the NOTAM, read. */
export interface Readings {
  readonly itemD: Reading;
  readonly itemE: Reading;
  readonly own: Reading;
}

/** Of hours in a telegram. */
const TELEGRAM_RANGE: RangeWords = {
  to: 'to|til|till|thru|until|/|and',
  and: 'and',
  between: 'btn|between',
  behind: 'utc',
  before: '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}',
};
/** Of our own words it is not known which figure is the telegram's and which one we converted. */
function asConverted(mention: Mention): Mention {
  const atoms = mention.atoms.map((atom): Atom =>
    atom.type === 'measure' ? { ...atom, converted: true } : atom,
  );
  return { ...mention, atoms };
}

/** Reads items D and E of a NOTAM and what the catalogues say of it; `phones` are its phone numbers. */
export function readTelegram(
  { facts }: DecodedNotam,
  own: NotamWording,
  catalogue: Catalogue,
  phones: readonly string[],
): Readings {
  const telegram = vocabularyOf('en', english.months);
  const vocabulary = vocabularyOf(catalogue.language, catalogue.months);
  const itemE = capitals(facts.text ?? '').replace(LOCAL_SIGN, ' ');
  const itemD = monthsApart(capitals(facts.schedule?.text ?? ''));
  const readInE = readMentions(itemE, telegram, phones);
  const ownText = quietly(
    [...own.translation, ...own.explanation, ...own.impact.reasons].map(({ text }) => text).join('\n') +
      `\n${own.coordinates ?? ''}\n${own.schedule ?? ''}\n${own.location}`,
  );
  const inTelegram = { range: TELEGRAM_RANGE, to: telegram.words.to };
  return {
    itemE: {
      text: itemE,
      mentions: tellsDays(itemE) ? daysAsDates(readInE, facts) : readInE,
      ...inTelegram,
    },
    itemD: {
      text: itemD,
      mentions: daysAsDates(readMentions(itemD, telegram, phones), facts),
      ...inTelegram,
    },
    own: {
      text: ownText,
      mentions: readMentions(ownText, vocabulary, phones).map(asConverted),
      range: vocabulary.range,
      to: vocabulary.words.to,
    },
  };
}
