import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './tokens.css';
import './house.css';

mount(App, { target: document.getElementById('app')! });
