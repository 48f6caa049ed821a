-- The server fetches the tiles of companies' maps: no page names the servers of all companies of the installation any more.
drop function map_tile_origins;
