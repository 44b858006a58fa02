import { useId, useState } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { RatingBanner } from '../../shared/ui/rating-banner.tsx';
import { Sentences } from '../../shared/ui/sentences.tsx';
import { Telegram } from '../../shared/ui/telegram.tsx';
import { usePlaceInTelegram } from '../../shared/ui/use-place-in-telegram.ts';
import { EXAMPLE_TELEGRAM } from '../../shared/text/example-telegram.ts';
import { EXAMPLE, EXAMPLE_LEVEL, EXAMPLE_PLACE } from './example.ts';
import classes from './specimen.module.css';

/** A real NOTAM beside its meaning, in two languages. */
export function Specimen() {
  const text = useText();
  const group = useId();
  const place = usePlaceInTelegram(EXAMPLE_PLACE);
  const [language, setLanguage] = useState<'en' | 'no'>('en');
  const words = EXAMPLE.find((candidate) => candidate.language === language);
  if (!words) return null;

  return (
    <section className={classes.specimen} aria-label={text.landing.example}>
      <div className={classes.instrument}>
        <RatingBanner
          level={EXAMPLE_LEVEL}
          lang={language}
          dir="ltr"
          overline={<p className={classes.overline}>NOTAM J1234/24 · EGTT</p>}
          heading={words.heading}
          summary={words.summary}
        />
        <div className={classes.columns}>
          <div className={classes.pane}>
            <div className={classes.headingRow}>
              <h2 className={classes.heading}>{text.landing.exampleMeaning}</h2>
              <fieldset className={classes.languages}>
                <legend className="visually-hidden">{text.translating.language}</legend>
                {EXAMPLE.map((candidate) => (
                  <label key={candidate.language} lang={candidate.language}>
                    <input
                      type="radio"
                      name={group}
                      checked={candidate.language === language}
                      onChange={() => setLanguage(candidate.language)}
                    />
                    <span>{candidate.name}</span>
                  </label>
                ))}
              </fieldset>
            </div>
            <p className={classes.hint}>{text.telegram.hint}</p>
            <div lang={language}>
              <Sentences sentences={words.sentences} source={EXAMPLE_TELEGRAM} place={place} />
            </div>
          </div>
          <div className={classes.pane}>
            <div className={classes.headingRow}>
              <h2 className={classes.heading}>{text.telegram.heading}</h2>
            </div>
            <Telegram
              source={EXAMPLE_TELEGRAM}
              unread={[]}
              linked={words.sentences.map(({ span }) => span)}
              place={place}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
