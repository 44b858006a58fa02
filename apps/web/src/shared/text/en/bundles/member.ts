export { member } from '../member.ts';
export { payments } from '../payments.ts';
export { subscribe } from '../subscribe.ts';
