import type { NotamTranslation } from '@klarnotam/contract';

/** What is shown of an answer, whether it has just come or is opened again. */
export type NotamAnswer = Pick<NotamTranslation, 'id' | 'language' | 'notices'>;
