import type { SiteLabels } from '../en/site';

export const site: SiteLabels = {
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  homeLink: (siteName) => `${siteName}, inicio`,
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  contents: 'Contenido',
  search: 'Buscar',
  loading: 'Cargando',
  close: 'Cerrar',
  ok: 'Aceptar',
  privacy: 'Privacidad',
  staffLogIn: 'Acceso del equipo',
  demoNotice: 'Los jugadores y las citas de este sitio son datos de demostración inventados.',
  previewNotice: 'Estás viendo un borrador. Los visitantes no lo ven.',
  previewExit: 'Salir de la vista previa',
};
