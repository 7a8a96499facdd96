import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './tokens.css';
import './house.css';

// A newer page was put on the server meanwhile: what this one would still fetch is gone.
addEventListener('vite:preloadError', (event) => {
  event.preventDefault();
  location.reload();
});

mount(App, { target: document.getElementById('app')! });
