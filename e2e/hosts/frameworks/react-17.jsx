import { render } from 'react-dom';
import { App } from './component.jsx';

render(<App />, document.getElementById('app'));
