import {
  CACHE,
  HASHED_FOLDER,
  type HostData,
  hostRedirects,
  RARE_TYPES,
  SECURITY_HEADERS,
  speculationHeader,
  TEXT_TYPES,
} from './headers.ts';

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
const inPattern = (path: string): string => path.replaceAll('.', '\\.');

/** Where the built folder must be, so that URLs are paths of files. */
const rootNote = (basePath: string): string =>
  basePath === ''
    ? 'root /var/www/site;            # the built folder'
    : `root /var/www;                 # with the built folder at /var/www${basePath}`;

/**
 * Part of an nginx `server` block (1.18 or later). No location has an `add_header` of its own, because one would drop
 * all those of the block around it; what differs between locations is a variable. After an error nginx
 * starts again with the error page, so browsers do not keep the 404 of a missing hashed file for a year.
 * @param forOtherHosts names of files in the root of the site that nginx does not serve
 */
export function nginxConfig(data: HostData, forOtherHosts: readonly string[]): string {
  const { basePath } = data;
  const notFound = `${basePath}/404`;
  const headers = { ...SECURITY_HEADERS, ...speculationHeader(data), 'Cache-Control': '$site_cache' };
  const types = Object.entries(RARE_TYPES);
  return `# Made by the build, from the same table as the files of all other hosts. Include it in a server block:
#
#   server {
#     listen 443 ssl;
#     server_name www.example.org;
#     ${rootNote(basePath)}
#     include /etc/nginx/site.conf;  # this file
#   }
#
# A location of your own with an add_header drops all headers of this file: repeat them there.

charset utf-8;
charset_types text/calendar text/css text/javascript text/plain text/xml;
server_tokens off;
absolute_redirect off;  # right behind a proxy too

set $site_cache ${quoted(CACHE.other)};
if ($uri ~ "^${inPattern(basePath)}${HASHED_FOLDER}") {
  set $site_cache ${quoted(CACHE.hashed)};
}
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

gzip on;
gzip_vary on;
gzip_types ${TEXT_TYPES.join(' ')};
# For the .gz and .br files of a build with --compress. Debian and nginx.org build in the first module;
# the second is libnginx-mod-http-brotli-static on Debian.
gzip_static on;
# brotli_static on;

error_page 404 ${notFound}.html;
location = ${notFound} { return 404; }
location = ${notFound}.html { internal; }

${hostRedirects(data)
  .flatMap(({ sources, target }) =>
    sources.map((source) => `location = ${source} { return 301 ${target}$is_args$args; }\n`),
  )
  .join('')}
location ${basePath}/ {
  try_files $uri $uri.html $uri/index.html =404;
}

# Other hosts read these; here they would only be files.
location ~ "^${inPattern(basePath)}/(?:${forOtherHosts.map(inPattern).join('|')})$" { return 404; }

# Types that older lists of nginx lack.
location ~ "\\.(?:${types.map(([ending]) => ending).join('|')})$" {
  types {
${types.map(([ending, type]) => `    ${type} ${ending};`).join('\n')}
  }
}
`;
}
