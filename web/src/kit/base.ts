/** Whether the page lies on a host that only gives files, as `./signoria site` writes it: then there is no server to ask. */
export const site = document.documentElement.dataset.site !== undefined;

/** The folder that the page lies in: the root of its server, or any folder of such a host. */
export const base = site ? new URL('.', location.href).pathname : '/';
