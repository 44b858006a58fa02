export { admin } from '../admin.ts';
