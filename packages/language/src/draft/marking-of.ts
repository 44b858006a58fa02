import type { LocaleSettings } from '../locale-settings.ts';
import type { Marking, MarkedValues } from '../marking.ts';
import { mark, stretchesOf, withoutMarks } from './marks.ts';
import { ADJUNCTS, argumentKind, WHOLE } from './value-kinds.ts';
import { markRegion } from './value-regions.ts';
import type { OurSlotKind } from './slot-kind.ts';

const FIGURE = /\p{Nd}+(?:[.,:\u00a0\u202f]\p{Nd}+)*/gu;

/** Marks every value of a notice that goes into a sentence of the language. */
export function markingOf({ locale }: Pick<LocaleSettings, 'locale'>): Marking {
  const plurals = new Intl.PluralRules(locale);
  return {
    phrase,
    pattern: (key, pattern) => (key === null ? pattern : markRegion(key, pattern, mark)),
    values: (key, values) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => {
          const kind = typeof value === 'string' ? argumentKind(key, name) : null;
          return [name, kind === null ? value : mark(kind, String(value))];
        }),
      ),
    said: (key, text, values) => {
      const said = markFigures(text, values, plurals);
      const kind = key === null ? undefined : WHOLE[key];
      return kind === undefined ? said : phrase(kind, said);
    },
    adjunct: (type, text) => {
      const kind = ADJUNCTS[type];
      return kind === undefined ? text : phrase(kind, text);
    },
    list: markList,
  };
}

/** What joins a phrase to the sentence; `<` says that it stands before the statement. */
const PHRASE = /^([< ,،、，]*)(.*?)([ ,،、，]*[.।。]?)$/su;

function phrase(kind: OurSlotKind, text: string): string {
  const [, before = '', inner = text, after = ''] = PHRASE.exec(text) ?? [];
  return `${before}${mark(kind, inner)}${after}`;
}

/** Figures that a message has from a number, or of its own (`ENR 5.1`): no figure is a word of ours. */
function markFigures(text: string, values: MarkedValues, plurals: Intl.PluralRules): string {
  const numbers = Object.values(values).filter((value) => typeof value === 'number');
  const [only] = numbers;
  const isCount = only !== undefined && numbers.length === 1;
  let depth = 0;
  return text.replace(/[\ue000-\ue0ff]|[^\ue000-\ue0ff]+/g, (part) => {
    if (part === '\ue0ff') depth--;
    else if (part >= '\ue000' && part < '\ue0ff') depth++;
    else if (depth === 0) {
      return part.replace(FIGURE, (figure) =>
        isCount ? mark('count', figure, plurals.select(only)) : mark('figure', figure),
      );
    }
    return part;
  });
}

/** A list whose items are all values of one kind is a value itself. Joined without marks: `e` in Spanish hangs on the letter behind it. */
function markList(items: readonly string[], join: (plain: readonly string[]) => string): string {
  const kinds = new Set(items.map(kindOf));
  const [kind] = kinds;
  if (kinds.size === 1 && kind !== null && kind !== undefined)
    return mark(kind, join(items.map(withoutMarks)));
  return join(items);
}

function kindOf(item: string): OurSlotKind | null {
  const stretches = stretchesOf(item) ?? [];
  const [first] = stretches;
  return stretches.length === 1 && first !== undefined ? first.kind : null;
}
