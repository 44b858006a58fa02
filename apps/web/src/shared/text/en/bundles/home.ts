export { home } from '../home.ts';
export { history } from '../history.ts';
