import { SharedBriefing } from '../features/briefing/shared-briefing.tsx';
import { SharedAnswerPage } from '../features/shared-answer/shared-answer-page.tsx';
import { SharedNotams } from '../features/translate-notam/shared-notams.tsx';
import { SharedReports } from '../features/translate-weather/shared-reports.tsx';
import { DRAWN } from './drawn.tsx';

/** What a link shows, with the results of its kind. */
export function SharedAnswer() {
  return (
    <SharedAnswerPage
      show={(answer) => {
        switch (answer.kind) {
          case 'briefing':
            return <SharedBriefing briefing={answer} drawn={DRAWN} />;
          case 'notam':
            return <SharedNotams answer={answer} />;
          case 'weather':
            return <SharedReports answer={answer} />;
        }
      }}
    />
  );
}
