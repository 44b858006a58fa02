export { compose } from '../compose.ts';
export { kit } from '../kit.ts';
