import { METRES_PER_FOOT } from '@klarnotam/aviation';
import type { Clause, MinimaFigure } from '@klarnotam/notam';
import type { Catalogue } from '../catalogue.ts';
import { joinWithCommas, joinWithSemicolons } from '../format/join.ts';
import { formatLength } from '../format/length.ts';
import { formatList } from '../format/list.ts';
import { formatNumber } from '../format/number.ts';
import { capitalised } from '../format/sentence.ts';
import { fill, say } from '../say.ts';
import { amountOf } from './say-surface-report.ts';

const KM_PER_STATUTE_MILE = 1.609344;

/** `S-LOC 13L: minimum descent altitude (MDA) 460 ft (140 m), 447 ft (136 m) above the touchdown zone (all categories)`. */
export function sayMinima(
  { line, isCircling, groups }: Extract<Clause, { readonly kind: 'minima' }>,
  catalogue: Catalogue,
): string {
  const { categories: words, circling } = catalogue.rows;
  const said = groups.map(({ categories, figures }) => {
    const all = joinWithCommas(
      figures.map((figure) => sayFigure(figure, catalogue)),
      catalogue,
    );
    if (categories === null) return all;
    return categories === 'all'
      ? fill(catalogue, words.all, { figures: all })
      : fill(catalogue, words.some, {
          figures: all,
          categories: formatList(categories.split('/'), catalogue),
          form: categories.includes('/') ? 'several' : 'one',
        });
  });
  const told = joinWithSemicolons(said, catalogue);
  const subject = isCircling ? circling : line;
  return subject === null
    ? capitalised(told)
    : say(catalogue, 'clauseFacilityLine', { subject, adjuncts: told });
}

function sayFigure({ measure, amount, unit }: MinimaFigure, catalogue: Catalogue): string {
  return fill(catalogue, catalogue.rows.minima[measure], { value: sayAmount(amount, unit, catalogue) });
}

function sayAmount(amount: string, unit: MinimaFigure['unit'], catalogue: Catalogue): string {
  if (unit === 'SM')
    return fill(catalogue, catalogue.rows.miles, {
      value: amount,
      km: formatNumber(Number((amountOf(amount) * KM_PER_STATUTE_MILE).toFixed(1)), catalogue),
    });
  if (unit === 'M') return formatLength({ value: amount, unit }, catalogue);
  const ft = Number(amount);
  return say(catalogue, 'heightFtPlain', { ft, m: Math.round(ft * METRES_PER_FOOT) });
}
