import { useText } from '../../shared/text/use-text.ts';
import { useNow } from '../../shared/ui/use-now.ts';
import { leadingLevel } from './leading-level.ts';
import type { NotamAnswer } from './notam-answer.ts';

/** What is announced of an answer that has come. */
export function Ready({ result: { notices } }: { result: NotamAnswer }) {
  const text = useText();
  const level = leadingLevel(notices, useNow());
  return text.notam.ready(notices.length, level && text.levels[level].badge);
}
