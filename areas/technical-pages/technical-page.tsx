import { createElement, type ReactElement } from 'react';
import type { MaintenanceSpan } from '@grandstand/bus-contracts/domain';
import { useAreaPlace } from '@grandstand/bus-contracts/react';
import { ErrorPage } from './error-page';
import { later } from './later-pages';
import { MaintenancePage } from './maintenance-page';
import { pageOf } from './page-of';
import { ShutPage } from './shut-page';

/** The page of the route; `span` is the time of the maintenance, as far as it is known. */
export function TechnicalPage({ span }: { readonly span: MaintenanceSpan }): ReactElement {
  const page = pageOf(useAreaPlace());
  if (page.kind === 'shut') return <ShutPage why={page.why} back={page.back} />;
  if (page.kind === 'maintenance') return <MaintenancePage span={span} />;
  if (page.kind === 'appeals') return createElement(later.get(page.kind));
  return <ErrorPage code={page.code} />;
}
