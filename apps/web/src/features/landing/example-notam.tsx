import { useId, useState } from 'react';
import { useText } from '../../shared/text/use-text.ts';
import { RatingBanner } from '../../shared/ui/rating-banner.tsx';
import { Sentences } from '../../shared/ui/sentences.tsx';
import { Telegram } from '../../shared/ui/telegram.tsx';
import { useTelegramHighlight } from '../../shared/ui/use-telegram-highlight.ts';
import { EXAMPLE_TELEGRAM } from '../../shared/text/example-telegram.ts';
import { EXAMPLE, EXAMPLE_LEVEL, EXAMPLE_HIGHLIGHT } from './example.ts';
import classes from './example-notam.module.css';

/** A real NOTAM beside its meaning, in two languages. */
export function ExampleNotam() {
  const text = useText();
  const group = useId();
  const highlight = useTelegramHighlight(EXAMPLE_HIGHLIGHT);
  const [language, setLanguage] = useState<'en' | 'no'>('en');
  const words = EXAMPLE.find((candidate) => candidate.language === language);
  if (!words) return null;

  return (
    <section className={classes.example} aria-label={text.landing.example}>
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
              <Sentences sentences={words.sentences} source={EXAMPLE_TELEGRAM} highlight={highlight} />
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
              highlight={highlight}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
