import { NOT_FOUND } from '../../ssg/compile/routes.ts';
import { pageMetas } from './page-metas.ts';

/** The path of every page of this site, the error page and hidden pages included. */
export const siteRoutes: readonly string[] = [...(await pageMetas()).keys()].sort();

/** An unknown path of each audience: the error page (decisions: Audience). */
export const UNKNOWN = ['/gibt-es-nicht', '/talente/gibt-es-nicht'] as const;

/** Every address at which somebody stays: each page, and the error page in both views. */
export const everyRoute: readonly string[] = [...siteRoutes.filter((route) => route !== NOT_FOUND), ...UNKNOWN].sort();
