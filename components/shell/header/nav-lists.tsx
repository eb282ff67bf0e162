import { mainNavigation, resources, shownViews, viewOf } from '../../../content/navigation.ts';

interface NavListProps {
  readonly route: string;
  readonly className?: string;
}

/** `aria-current` only where it says something: React would print `false`. */
const current = (href: string, route: string) => (href === route ? ({ 'aria-current': 'page' } as const) : {});

/** The pages of the view; the 404 page stands for unknown paths of both, so it holds the talent list too, hidden. */
export function MainLists({ route, className }: NavListProps) {
  const views = shownViews(route);
  return views.map((view) => (
    <ul
      key={view}
      className={className}
      {...(views.length > 1 && { 'data-for': view, hidden: view !== viewOf(route) })}
    >
      {mainNavigation[view].map(({ href, label }) => (
        <li key={href}>
          <a href={href} {...current(href, route)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  ));
}

/** The guides, each with a line about it. */
export function ResourceList({ route, className }: NavListProps) {
  return (
    <ul className={className}>
      {resources.map(({ href, label, description }) => (
        <li key={href}>
          <a href={href} {...current(href, route)}>
            <b>{label}</b> <span>{description}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
