import type { CardCatalogue } from '@klarnotam/language';
import { noticeName } from '../../shared/translating/notice-name.ts';
import type { PlacedNotice } from './place-notices.ts';
import { formatMoment } from '../../shared/text/format-date.ts';
import type { Messages } from '../../shared/text/use-text.ts';
import { sameSpan } from '../../shared/ui/telegram-segments.ts';

/** Isolates matter on a page alone; elsewhere they show as boxes. */
const ISOLATES = /[\u2066-\u2069]/g;

/** The answer as plain text, to send to somebody: each notice as its card tells it, what it says, and the telegram as sent. */
export function copyText(
  placed: readonly PlacedNotice[],
  words: CardCatalogue,
  text: Messages,
  nowMs: number,
): string {
  const asOf = text.notam.tools.copiedAt(`${formatMoment(new Date(nowMs).toISOString(), 'UTC')} UTC`);
  const told = placed
    .map((one) => noticeAsText(one, words, text))
    .join(`\n\n${'-'.repeat(40)}\n\n`)
    .replace(ISOLATES, '');
  return `${asOf}\n\n${told}`;
}

function noticeAsText(
  { notice, position, lines }: PlacedNotice,
  { card }: CardCatalogue,
  text: Messages,
): string {
  const { droneImpact, related, source, standing, passages } = notice;
  const { datedWhen: when, where, height, ask } = lines;
  const ofModel = passages.clauses.filter(({ kind }) => kind === 'model');
  const line = (label: string, parts: readonly string[]): string[] =>
    parts.length === 0 ? [] : [`${label}: ${parts.join(' · ')}`];
  return [
    noticeName(notice.facts, position, text),
    droneImpact.heading,
    droneImpact.summary,
    ...related.map((relation) => relation.text),
    ...line(
      card.labelWhen,
      [when?.text, when?.utc, when?.clock].filter((part) => part != null),
    ),
    ...line(card.labelWhere, where),
    ...line(card.labelHeight, height),
    ...line(
      card.labelAsk,
      ask.map(({ label, value }) => `${label} ${value}`),
    ),
    '',
    ...passages.translation.map((sentence) =>
      ofModel.some(({ span }) => sameSpan(span, sentence.span))
        ? `${sentence.text} [${text.telegram.ai}]`
        : sentence.text,
    ),
    ...(standing === '' ? [] : ['', standing]),
    '',
    source.trim(),
  ].join('\n');
}
