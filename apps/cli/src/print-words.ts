import type { UtcInstant } from '@klarnotam/aviation';
import {
  explainNotam,
  sayRelation,
  type NotamWording,
  type SaidRelation,
  type WeatherCatalogue,
  type WeatherUnits,
} from '@klarnotam/language';
import { decodeNotams, relateNotams, type DecodedNotam } from '@klarnotam/notam';
import { decodeReports } from '@klarnotam/weather';
import type { Catalogues } from './catalogues.ts';
import { decodeContext, noticeContext } from './decode-context.ts';
import { printStations } from './print-stations.ts';
import { wrapped, wrappedSentences } from './wrap.ts';

function indented(lines: string): string {
  return lines.replace(/^/gm, '  ');
}

function oneNotam(
  { facts }: DecodedNotam,
  wording: NotamWording,
  related: readonly SaidRelation[],
  words: WeatherCatalogue,
): string {
  const blocks = [
    `${facts.id ?? '–'}  ${wording.impact.heading.toUpperCase()}`,
    ...related.map(({ text }) => wrapped(`= ${text}`, '  ')),
    wrapped(wording.impact.summary, '  '),
    wrappedSentences(wording.translation, words),
    wrappedSentences(wording.explanation, words),
    ...(wording.coordinates === null ? [] : [indented(wording.coordinates)]),
    ...wording.contacts.map((contact) => `  ${contact.label}: ${contact.value}`),
    ...wording.unread.map((unread) => wrapped(`! ${unread.text}`, '  ')),
  ];
  return blocks.join('\n\n');
}

/** Every NOTAM and report of a text in plain language, for reading in a terminal; an empty string when there is none. */
export function printWords(
  text: string,
  now: UtcInstant,
  catalogues: Catalogues,
  units: WeatherUnits,
): string {
  const { notams } = decodeNotams(text, decodeContext(now));
  const { reports } = decodeReports(text, { now });
  const { notam: catalogue, weather: words } = catalogues;
  const relations = relateNotams(notams);
  return [
    ...notams.map((notam, index) => {
      const relation = relations[index];
      const related = relation ? sayRelation(relation, notams, catalogue) : [];
      return oneNotam(notam, explainNotam(notam, catalogue, noticeContext(notam.facts)), related, words);
    }),
    ...printStations(reports, { words, now, units }),
  ].join('\n\n\n');
}
