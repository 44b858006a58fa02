import { addToken, type ReportDraft } from '../report-draft.ts';
import type { GroupReader } from '../group-reader.ts';
import { convectionOf, lightningOf } from './read-seen.ts';
import { ceilingOf, visibilityOf } from './read-variable.ts';
import type { Remark } from './remark.ts';

/** Words of one remark; a text of nothing but such words is not read again from each of them. */
const LONGEST = 24;

type PhraseCode = 'lightning' | 'convection' | 'variableVisibility' | 'variableCeiling';

interface Phrase {
  readonly code: PhraseCode;
  readonly first: RegExp;
  readonly next: RegExp;
  /** Fewer words say nothing. */
  readonly atLeast: number;
}

const DIRECTION = '[NSEW]{1,3}(?:[-/,][NSEW]{1,3}){0,8}';
const PLACE = `(?:ALQDS|ALQS|ALL|OHD|THRU|VC|DSNT|AND|TO|MOV|LTL|STNRY?|\\d{1,2}|${DIRECTION})`;

const CONVECTION = /^(?:TS|CB|TCU|CBMAM|ACSL|SCSL|CCSL|VIRGA|VCSH|VCTS|SHRA|SH)$/;

const PHRASES: readonly Phrase[] = [
  {
    code: 'lightning',
    first: /^(?:LTG(?:IC|CC|CG|CA|CW){0,5}|LTNG)$/,
    next: new RegExp(`^${PLACE}$`),
    atLeast: 1,
  },
  {
    code: 'lightning',
    first: /^(?:FRQ|OCNL|CONS)$/,
    next: new RegExp(`^(?:LTG(?:IC|CC|CG|CA|CW){0,5}|LTNG|${PLACE})$`),
    atLeast: 2,
  },
  {
    code: 'convection',
    first: CONVECTION,
    next: new RegExp(`^${PLACE}$`),
    atLeast: 1,
  },
  {
    code: 'convection',
    first: /^(?:DSNT|ISOL|OCNL|EMBD|VC)$/,
    next: new RegExp(`^(?:TS|CB|TCU|${PLACE})$`),
    atLeast: 2,
  },
  {
    code: 'variableVisibility',
    first: /^VIS$/,
    next: /^(?:MIN|\d{4}(?:V\d{4})?|(?:M?\d\/\d|\d{1,2})(?:V\d{1,2}(?:\/\d)?)?|\d\/\d|RWY\d{2}[LCR]?|[NSEW]{1,2})$/,
    atLeast: 2,
  },
  {
    code: 'variableVisibility',
    first: /^(?:TWR|SFC)$/,
    next: /^(?:VIS|\d{1,2}|\d\/\d|M?\d\/\d)$/,
    atLeast: 3,
  },
  { code: 'variableCeiling', first: /^CIG$/, next: /^(?:\d{3}(?:V\d{3})?|RWY\d{2}[LCR]?)$/, atLeast: 2 },
];

function isLightning(texts: readonly string[]): boolean {
  return texts.some((text) => text.startsWith('LT'));
}

/** The remark with what its words say, or the words alone. */
function remarkOf(code: PhraseCode, texts: readonly string[], draft: ReportDraft): Remark {
  const text = texts.join(' ');
  switch (code) {
    case 'lightning': {
      const seen = lightningOf(texts);
      return seen === null ? { code, text } : { code, text, seen };
    }
    case 'convection': {
      const seen = convectionOf(texts);
      return seen === null ? { code, text } : { code, text, seen };
    }
    case 'variableCeiling': {
      const ceiling = ceilingOf(texts);
      return ceiling === null ? { code, text } : { code, text, ceiling };
    }
    case 'variableVisibility': {
      const visibility = visibilityOf(texts, draft.milesGiven);
      return visibility === null ? { code, text } : { code, text, visibility };
    }
  }
}

/** Remarks of several words: `LTG DSNT SW`, `CB TO S MOV W`, `VIS MIN 9999`, `DENSITY ALT 800FT`. */
export const readPhrase: GroupReader = (draft, words, at, end) => {
  const first = words[at]?.text ?? '';
  const { remarks } = draft.facts;
  const takeUntil = (last: number): number => {
    for (let i = at; i <= last; i++) {
      const word = words[i];
      if (word) addToken(draft, word, 'remarks');
    }
    return last - at + 1;
  };
  if (first === 'DENSITY' && at + 2 < end && words[at + 1]?.text === 'ALT') {
    const altitude = /^(-?\d{1,5})FT$/.exec(words[at + 2]?.text ?? '');
    if (!altitude) return 0;
    remarks.push({ code: 'densityAltitude', altitudeFt: Number(altitude[1]) });
    return takeUntil(at + 2);
  }
  for (const phrase of PHRASES) {
    if (!phrase.first.test(first)) continue;
    const texts = [first];
    let last = at;
    while (texts.length < LONGEST && last + 1 < end && phrase.next.test(words[last + 1]?.text ?? '')) {
      last++;
      texts.push(words[last]?.text ?? '');
    }
    if (texts.length < phrase.atLeast) continue;
    if (phrase.code === 'lightning' && !isLightning(texts)) continue;
    if (phrase.code === 'convection' && !texts.some((text) => CONVECTION.test(text))) continue;
    remarks.push(remarkOf(phrase.code, texts, draft));
    return takeUntil(last);
  }
  return 0;
};
