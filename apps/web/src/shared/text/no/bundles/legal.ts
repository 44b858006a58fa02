export { legal } from '../legal.ts';
