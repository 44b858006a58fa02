export { removeUnverified } from './remove-unverified.ts';
