import { numbered, type Cardinals } from '../cardinals.ts';

export const cardinals: Cardinals = numbered(
  2,
  'dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove vinte',
  'trinta quarenta cinquenta',
);
