import { numbered, type Cardinals } from '../cardinals.ts';

export const cardinals: Cardinals = numbered(
  2,
  'दो तीन|तीनों चार पाँच|पांच|पाँचों|पांचों छह|छः सात आठ नौ दस ग्यारह बारह',
  'तीस चालीस पचास',
);
