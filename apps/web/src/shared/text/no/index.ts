import { en } from '../en/index.ts';
export const no = { ...en, manual: () => import('./bundles/manual.ts') };
