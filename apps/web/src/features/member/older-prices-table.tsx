import { UNLIMITED } from '@klarnotam/contract';
import { screenLocale } from '../../shared/text/screen-language.ts';
import { useText } from '../../shared/text/use-text.ts';
import classes from './member-page.module.css';
import { OLDER_PRICES } from './older-prices.ts';
import { Section } from './section.tsx';

/** Crowns with øre only where there are some: `2`, `0.50`. */
function crowns(amount: number): string {
  return amount.toLocaleString(screenLocale(), { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 });
}

/** The older table, from its own data. */
export function OlderPricesTable() {
  const { member } = useText();
  const { older } = member;
  return (
    <Section title={older.title} lead={older.lead}>
      <table className={classes.prices}>
        <caption>{older.label}</caption>
        <thead>
          <tr>
            <th scope="col">{older.plan}</th>
            <th scope="col">{older.price}</th>
            <th scope="col">{older.limit}</th>
          </tr>
        </thead>
        <tbody>
          {OLDER_PRICES.map(({ plan, priceNok, mvaNok, limit }) => (
            <tr key={plan}>
              <th scope="row">{plan}</th>
              <td>{older.priceOf(crowns(priceNok), crowns(mvaNok), crowns(priceNok + mvaNok))}</td>
              <td>{limit === UNLIMITED ? older.unlimited : limit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
