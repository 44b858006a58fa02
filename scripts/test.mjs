// `npm test`: installs what is missing, a browser too, and runs every check.
import { needNode } from './launch/need-node.mjs';

if (needNode(20, 10)) import('./launch/test.mjs').then(({ test }) => test());
