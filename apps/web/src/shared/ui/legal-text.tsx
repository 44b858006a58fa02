import { useSite } from '../api/site.ts';
import { useText } from '../text/use-text.ts';
import classes from './legal-text.module.css';

interface Props {
  readonly of: 'terms' | 'privacy';
  /** Of its sections' headings. */
  readonly level: 2 | 3;
}

/** The terms or the privacy policy, on a page or in a dialog. */
export function LegalText({ of, level }: Props) {
  const { legal } = useText();
  const {
    productName,
    supportEmail = '',
    operator,
    aiProvider,
    aiPolish = false,
    answerDays,
    cardPlans = [],
  } = useSite();
  const { updated, sections } = legal[of];
  const Heading = level === 2 ? 'h2' : 'h3';

  return (
    <div className={classes.text}>
      <p className={classes.updated}>{updated}</p>
      {sections({
        productName,
        supportEmail,
        operator,
        aiProvider,
        aiPolish,
        answerDays,
        paidByCard: cardPlans.length > 0,
      }).map(({ heading, paragraphs, list }) => (
        <section key={heading} className={classes.section}>
          <Heading>{heading}</Heading>
          {paragraphs?.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul>
              {list.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <dl className={classes.operator}>
        {operator && (
          <>
            <dt>{legal.operator}</dt>
            <dd>
              {operator.name}, {operator.address}
            </dd>
            <dt>{legal.organisationNumber}</dt>
            <dd>{operator.organisationNumber}</dd>
          </>
        )}
        {supportEmail && (
          <>
            <dt>{legal.support}</dt>
            <dd>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
