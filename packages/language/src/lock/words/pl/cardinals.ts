import { numbered, type Cardinals } from '../cardinals.ts';

export const cardinals: Cardinals = numbered(
  2,
  'dwa|dwie|dwóch|dwoma|dwom|dwu trzy|trzech|trzema|trzem cztery|czterech|czterema|czterem pięć|pięciu|pięcioma sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu ' +
    'dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu trzynaście|trzynastu czternaście|czternastu piętnaście|piętnastu szesnaście|szesnastu ' +
    'siedemnaście|siedemnastu osiemnaście|osiemnastu dziewiętnaście|dziewiętnastu dwadzieścia|dwudziestu',
  'trzydzieści|trzydziestu czterdzieści|czterdziestu pięćdziesiąt|pięćdziesięciu',
);
