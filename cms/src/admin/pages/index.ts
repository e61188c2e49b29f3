import type { StrapiApp } from '@strapi/strapi/admin';
import { HistoryPanel } from './history-panel';
import type { Panel, PanelProps } from './panel';
import { SchedulePanel } from './schedule-panel';

/** The call of Strapi's content manager that is used. */
interface ContentManager {
  addEditViewSidePanel(panels: ((props: PanelProps) => Panel | null)[]): void;
}

/** Adds what stands beside the form of a page: when it goes live by itself, and its earlier versions. */
export function addPagePanels(app: StrapiApp): void {
  const { apis } = app.getPlugin('content-manager');
  (apis as unknown as ContentManager).addEditViewSidePanel([SchedulePanel, HistoryPanel]);
}
