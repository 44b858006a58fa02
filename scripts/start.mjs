// `npm start`: installs what is missing, builds the page when it changed, runs the server.
import { needNode } from './launch/need-node.mjs';

if (needNode(20, 10)) import('./launch/start.mjs').then(({ start }) => start());
