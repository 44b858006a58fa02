import { isValidElement } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { OPEN_PAGES } from '../shared/ui/paths.ts';
import { routes } from './router.tsx';

const leadsElsewhere = ({ element }: RouteObject): boolean =>
  isValidElement(element) && element.type === Navigate;

const pathsOf = (route: RouteObject): string[] => [
  ...(route.path === undefined || leadsElsewhere(route) ? [] : [route.path]),
  ...(route.children ?? []).flatMap(pathsOf),
];

test('the pages that menus and tiles lead to are the pages that there are', () => {
  const paths = routes.flatMap(pathsOf);
  expect([...paths].sort()).toEqual([...OPEN_PAGES].sort());
});
