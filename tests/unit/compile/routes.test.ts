import { expect, test } from 'vitest';
import { filesOfRoute, routeOfFile } from '../../../ssg/compile/routes.ts';

test.each([
  ['pages/unternehmen.tsx', '/unternehmen'],
  ['pages/unternehmen/preise.tsx', '/unternehmen/preise'],
  ['pages/unternehmen/index.tsx', '/unternehmen'],
  ['pages/index.tsx', '/'],
  ['pages/404.tsx', '/404'],
])('%s is the route %s', (file, route) => {
  expect(routeOfFile(file, 'pages')).toBe(route);
});

test('a route is written for hosts with and without clean URLs', () => {
  expect(filesOfRoute('/a/b')).toEqual(['a/b.html', 'a/b/index.html']);
  expect(filesOfRoute('/')).toEqual(['index.html']);
  expect(filesOfRoute('/404')).toEqual(['404.html']);
});
