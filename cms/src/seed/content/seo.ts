/** A page's own title and description; its shared picture is the site's. */
export const seo = (title: string, description: string) => ({ title, description, image: null });
