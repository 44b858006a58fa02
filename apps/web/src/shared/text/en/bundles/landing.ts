export { landing } from '../landing.ts';
