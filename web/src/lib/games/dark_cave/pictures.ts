/** The engraved pictures of the game, and the frames that they stand in. */
import '../../../engraving.css';
import './pictures.css';
import pictures from './cave.art';

export default pictures;
