import type { DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { ended } from '../format/sentence.ts';
import { say } from '../say.ts';
import type { ClauseStatement, EventStatement, QuoteStatement } from '../statements/statements.ts';
import type { SourcedText } from '../wording.ts';
import { sayAbout } from './say-about.ts';
import { sayQuotation } from './quotation.ts';
import { renderClause } from './render-clause.ts';

/** What happens, each event as a sentence. */
export function sayEvent(
  event: EventStatement,
  decoded: DecodedNotam,
  catalogue: Catalogue,
): SourcedText | null {
  switch (event.type) {
    case 'clause':
      return sayClause(event, catalogue);
    case 'quote':
      return sayQuote(event, catalogue);
    case 'reportedAerospace': {
      const { ids, area, span } = event;
      const bracketed = (name: string): string =>
        name === '' ? '' : say(catalogue, 'adjunctPlace', { name });
      const id = bracketed(ids.join(', '));
      return { text: say(catalogue, 'aerospaceReported', { id, area: bracketed(area ?? '') }), span };
    }
    case 'code': {
      const text = sayAbout(decoded, catalogue);
      return text === null ? null : { text, span: event.span };
    }
    case 'noText':
      return { text: say(catalogue, 'textMissing'), span: null };
  }
}

/** A clause as a sentence, with what no rule reads quoted behind it. */
export function sayClause({ clause, quotes, span }: ClauseStatement, catalogue: Catalogue): SourcedText {
  return { text: withQuotes(renderClause(clause, catalogue), quotes, catalogue, isTrigger(clause)), span };
}

/** `UNTIL SUMMER 2025` is no title. */
const TELLS_TIME = /^(?:WEF|TO|FM|FROM|\d)|\b(?:UNTIL|TILL?|HASTA|UFN)\b/;

/** What follows a trigger is the title of what it announces. */
export function isTrigger(clause: ClauseStatement['clause']): boolean {
  return clause.kind === 'phrase' && clause.phrase.startsWith('trigger');
}

/** `said` with what stands beside it as printed. */
export function withQuotes(
  said: string,
  quotes: readonly string[],
  catalogue: Catalogue,
  areTitle = false,
): string {
  const text = quotes.join(' … ');
  if (text === '') return ended(said, catalogue);
  const key = areTitle && !TELLS_TIME.test(text) ? 'clauseWithTitle' : 'clauseWithQuote';
  return say(catalogue, key, { clause: said.replace(/\s?[.:।。：]$/u, ''), text });
}

/** What no rule reads, as printed. */
export function sayQuote({ text, span }: QuoteStatement, catalogue: Catalogue): SourcedText {
  return { text: sayQuotation(text, catalogue), span };
}
