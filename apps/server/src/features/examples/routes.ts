import { os } from '../../http/procedures.ts';
import type { ReadExamples } from './create-examples.ts';

export function exampleRoute(readExamples: ReadExamples) {
  return os.examples.handler(({ input }) => readExamples(input.language));
}
