export { readUsage, type ReadUsage } from './read-usage.ts';
