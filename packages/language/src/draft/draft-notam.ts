import type { Span } from '@klarnotam/aviation';
import type { DecodedNotam } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { explainNotam } from '../explain-notam.ts';
import { NO_CONTEXT, type NoticeContext } from '../notice-context.ts';
import type { NotamWording, SourcedText } from '../wording.ts';
import { cutTemplate, type Untouched } from './cut-template.ts';
import { markingOf } from './marking-of.ts';
import { withoutMarks } from './marks.ts';
import type { OurTemplate } from './slot-kind.ts';

/** A sentence of ours that a model may put into better words. */
export interface DraftSentence {
  readonly place: 'translation' | 'explanation' | 'summary' | 'reason';
  /** Its number in its place, from 0. */
  readonly index: number;
  /** As {@link explainNotam} says it. */
  readonly text: string;
  readonly span: Span | null;
  /** The same with slots for its values; null: it stays as it is. */
  readonly template: OurTemplate | null;
  /** Why it has no template; null where it has one. */
  readonly untouched: Untouched | null;
}

/**
 * The sentences of a notice in the order in which they are read, each with a template of words of the catalogue and numbered slots alone.
 * A template filled with the texts of its slots is the sentence.
 */
export function draftNotam(
  decoded: DecodedNotam,
  catalogue: Catalogue,
  context: NoticeContext = NO_CONTEXT,
): readonly DraftSentence[] {
  const plain = placesOf(explainNotam(decoded, catalogue, context));
  const marked = placesOf(explainNotam(decoded, { ...catalogue, marking: markingOf(catalogue) }, context));
  return plain.flatMap(({ place, sentences }, at) => {
    const markedOf = pairing(sentences, marked[at]?.sentences ?? []);
    return sentences.map(({ text, span }, index) => {
      const other = markedOf(text, index);
      const cut = other === null ? 'unmarked' : cutTemplate(text, other, catalogue);
      const [template, untouched] = typeof cut === 'string' ? [null, cut] : [cut, null];
      return { place, index, text, span, template, untouched };
    });
  });
}

interface Place {
  readonly place: DraftSentence['place'];
  readonly sentences: readonly SourcedText[];
}

function placesOf({ translation, explanation, impact }: NotamWording): readonly Place[] {
  return [
    { place: 'summary', sentences: [{ text: impact.summary, span: null }] },
    { place: 'translation', sentences: translation },
    { place: 'explanation', sentences: explanation },
    { place: 'reason', sentences: impact.reasons },
  ];
}

/** Which marked sentence is which: by what it reads, else by its number. A repeated one is said once, so that numbers may differ. */
function pairing(
  sentences: readonly SourcedText[],
  marked: readonly SourcedText[],
): (text: string, index: number) => string | null {
  const byText = new Map(marked.map(({ text }) => [withoutMarks(text), text]));
  return (text, index) =>
    byText.get(text) ?? (sentences.length === marked.length ? (marked[index]?.text ?? null) : null);
}
