import type { WeatherReport } from '@klarnotam/contract';
import type { LanguageCode, WeatherCatalogue } from '@klarnotam/language';
import { useText } from '../../shared/text/use-text.ts';
import { ResultSkeleton } from '../../shared/translating/result-skeleton.tsx';
import { Message } from '../../shared/ui/message.tsx';
import classes from './report.module.css';
import { StationCard } from './station-card.tsx';
import { useGlances, type GlancedStation } from './use-glances.ts';
import { useWeatherWords } from './use-weather-words.ts';

interface Told {
  readonly language: LanguageCode;
  readonly dir: 'ltr' | 'rtl';
}

interface Props extends Told {
  readonly glanced: readonly GlancedStation[];
  readonly words: WeatherCatalogue;
}

/** A card for each station, and once that this is the weather of a place and no permission. */
export function StationCards({ glanced, words, language, dir }: Props) {
  return (
    <>
      {glanced.map(({ station, glance, said }) => (
        <StationCard
          key={station.first.position}
          station={station}
          glance={glance}
          said={said}
          words={words}
          language={language}
          dir={dir}
        />
      ))}
      <p className={classes.standing} lang={language} dir={dir}>
        {glanced[0]?.station.first.report.standing}
      </p>
    </>
  );
}

/** The cards of reports that belong to something else. */
export function ReportCards({ reports, ...told }: Told & { readonly reports: readonly WeatherReport[] }) {
  const { weather } = useText();
  const words = useWeatherWords(told.language);
  if (words.isError) return <Message kind="error">{weather.wordsFailed}</Message>;
  return words.data ? <Cards reports={reports} words={words.data} {...told} /> : <ResultSkeleton />;
}

function Cards({
  reports,
  ...told
}: Omit<Props, 'glanced'> & { readonly reports: readonly WeatherReport[] }) {
  return <StationCards glanced={useGlances(reports, told.words)} {...told} />;
}
