import { BriefingPage } from '../features/briefing/briefing-page.tsx';
import { StoredBriefingPage } from '../features/briefing/stored/stored-briefing-page.tsx';
import { DRAWN } from './drawn.tsx';

export function MyFlight() {
  return <BriefingPage drawn={DRAWN} />;
}

export function StoredBriefing() {
  return <StoredBriefingPage drawn={DRAWN} />;
}
