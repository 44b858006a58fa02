import { upperCaseLatin } from '@klarnotam/aviation';
import { formatList, sayAdjunctsAlone, sayPrinted, type Catalogue } from '@klarnotam/language';
import { readPlacing, type Adjunct } from '@klarnotam/notam';
import { figureOf } from '../slots-out/number-values.ts';
import type { Slot } from '../slot.ts';

/**
 * The slots of a clause as the language writes them: adverbials, lengths, dates and lists whose text is read whole, counts with the
 * plural form that they take; the others as printed. The kinds and plurals of these slots, with the template, are what a
 * sentence is stored by.
 */
export function saySlots(slots: readonly Slot[], catalogue: Catalogue): readonly Slot[] {
  return slots.map((slot) => {
    const upper = upperCaseLatin(slot.text);
    switch (slot.kind) {
      case 'when':
      case 'howHigh':
      case 'where':
        return { ...slot, text: sayAdverbial(upper, catalogue) ?? sayChanged(slot.text, upper, catalogue) };
      case 'count':
        return sayCount(slot, upper, catalogue);
      case 'period':
      case 'height':
      case 'distance':
      case 'figure':
        return { ...slot, text: sayChanged(slot.text, upper, catalogue) };
      case 'designator':
        return { ...slot, text: sayList(slot.text, catalogue) };
      default:
        return slot;
    }
  });
}

function sayCount(slot: Slot, upper: string, catalogue: Catalogue): Slot {
  const figure = figureOf(upper);
  if (figure === null) return slot;
  return { ...slot, text: String(figure), plural: new Intl.PluralRules(catalogue.locale).select(figure) };
}

/** Telegrams are in capitals; what is not was not written by an office. */
function sayChanged(printed: string, upper: string, catalogue: Catalogue): string {
  return printed === upper ? sayPrinted(upper, catalogue) : printed;
}

const BETWEEN_ADJUNCTS = /[ ,:;/()-]*/y;

/** Null where a part of it is not read, or could be read in two ways. */
function sayAdverbial(upper: string, catalogue: Catalogue): string | null {
  const adjuncts: Adjunct[] = [];
  for (let at = 0; at < upper.length;) {
    const read = readPlacing(upper, at);
    if (read === null || !isClear(read.adjunct, upper)) return null;
    adjuncts.push(read.adjunct);
    BETWEEN_ADJUNCTS.lastIndex = read.to;
    at = read.to + (BETWEEN_ADJUNCTS.exec(upper)?.[0].length ?? 0);
  }
  return sayAdjunctsAlone(adjuncts, catalogue);
}

/** Hours are in UTC only where that is printed; `13 DEC 1400` is no year. */
function isClear(adjunct: Adjunct, upper: string): boolean {
  if (adjunct.type === 'hours') return upper.includes('UTC');
  if (adjunct.type !== 'fromDate' && adjunct.type !== 'untilDate') return true;
  return /^\d{1,2}[ -][A-Z]{3}(?:[ -]20\d{2})?$/.test(adjunct.date);
}

/** `A, B AND C` as the language lists them; what is joined otherwise stays as printed. */
function sayList(printed: string, catalogue: Catalogue): string {
  if (!/(?: AND | & |, )/.test(printed)) return printed;
  return formatList(printed.split(/,? (?:AND|&) |, /), catalogue);
}
