export { briefing } from '../briefing.ts';
